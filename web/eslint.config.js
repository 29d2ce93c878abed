import js from '@eslint/js';
import stylistic from '@stylistic/eslint-plugin';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Rules about types and mistakes; Prettier decides how the code looks, except for what it cannot break. */
export default ts.config(
  { ignores: ['dist', 'dist-toy', 'node_modules', 'test-results', 'src/protocol', 'tests/fixtures'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    plugins: { '@stylistic': stylistic },
    rules: {
      '@stylistic/max-len': ['error', { code: 120, tabWidth: 2 }],
      // TypeScript finds undefined names itself, and knows the types of the browser.
      'no-undef': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // The fixtures of Playwright are taken apart by name, and a test may need none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      // A text of a space alone survives the formatting of the lines around it.
      'svelte/no-useless-mustaches': 'off',
      // State is replaced, not changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
);
