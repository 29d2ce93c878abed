import { expect, type Page } from '@playwright/test';
import type { Advice, Choice, Snapshot } from '../../src/lib/types';
import { openLive } from './live';
import { open } from './position';
import { answer, speak, test } from './stage';
import { Answer, position, type SnapshotOf } from '../wire';

const reason = { id: 'reason-nothing', args: [] };
const advice = (action: string, chance: number | null, then: Choice | null = null): Advice => ({
  action,
  chance,
  reason,
  then,
});

/** Opens a table whose server gives this hint. */
async function hinted<N extends string>(
  page: Page,
  name: N,
  now: number | null,
  list: (of: SnapshotOf<N>) => Advice[],
) {
  const opened = await open(page, name);
  answer(/\/hint$/, () => Answer.of('Hint', { now, advice: list(opened.snapshot) }));
  await page.locator('[data-tool=hint]').filter({ visible: true }).click();
  await expect(page.locator('.advice')).toBeVisible();
  return opened;
}

/** The last choice of another position, in place of a real continuation. */
const move = position('luxor-move').snapshot.choices.at(-1)!;

test('a hint for a card glows with its way on the board, and one tap plays both', async ({ page }) => {
  const { sent, snapshot } = await hinted(page, 'luxor-play', 0.34, ({ choices }) => [
    advice(choices[0]!.action, 0.41, move),
    advice(choices[1]!.action, 0.36, move),
  ]);
  await expect(page.locator('.card.advised')).toHaveCount(1);
  await expect(page.locator('.card.advised .gained')).toHaveText('+7%');
  await expect(page.locator('.card .gained.low')).toHaveText('+2%');
  await expect(page.locator('.board .way')).toHaveCount(2);
  await expect(page.locator('.board svg text').filter({ hasText: '+7%' })).toHaveCount(1);
  await expect(page.locator('.hand .card')).toHaveCount(5);
  for (const card of await page.locator('.hand .card').all()) await expect(card).toBeInViewport();
  await page.locator('.advice button').first().click();
  await expect.poll(() => sent).toContain(snapshot.choices[0]!.action);
});

test('at most two others are shown beside the best', async ({ page }) => {
  await hinted(page, 'luxor-move', 0.3, ({ choices }) => choices.slice(0, 5).map(({ action }) => advice(action, 0.3)));
  await expect(page.locator('.advice li')).toHaveCount(3);
  await expect(page.locator('.board .way')).toHaveCount(3);
});

test('choosing anything ends the hint, and its button closes it', async ({ page }) => {
  const list = ({ choices }: Snapshot) => [advice(choices[0]!.action, 0.4), advice(choices[1]!.action, 0.3)];
  await hinted(page, 'expedition-lay', 0.35, list);
  await page.locator('.tile[aria-disabled=false]').first().click();
  await expect(page.locator('.advice')).toHaveCount(0);
  await page.locator('[data-tool=hint]').filter({ visible: true }).click();
  await expect(page.locator('[data-tool=hint]').filter({ visible: true })).toHaveAttribute('aria-pressed', 'true');
  await page.locator('[data-tool=hint]').filter({ visible: true }).click();
  await expect(page.locator('.advice')).toHaveCount(0);
});

test('on a forced choice the hint says so', async ({ page }) => {
  const only = position('luxor-play').snapshot.choices.slice(0, 1);
  await open(page, 'luxor-play', { choices: only });
  answer(/\/hint$/, () => Answer.of('Hint', { now: null, advice: [advice(only[0]!.action, null)] }));
  await page.locator('[data-tool=hint]').filter({ visible: true }).click();
  await expect(page.locator('#prompt')).toContainText('There is only one choice');
  await expect(page.locator('.gained')).toHaveCount(0);
});

test('a hint on the land shows the tile where it would lie, with its march', async ({ page }) => {
  const deploy = position('expedition-deploy').snapshot.choices.find(
    ({ details }) => details.kind === 'deploy' && details.direction !== null,
  )!;
  await hinted(page, 'expedition-lay', 0.35, ({ choices }) => {
    const lay = choices.find(({ details }) => details.kind === 'lay')!;
    return [advice(lay.action, 0.42, deploy)];
  });
  await expect(page.locator('.land svg text').filter({ hasText: '+7%' })).toHaveCount(1);
  await expect(page.locator('.land .march')).toHaveCount(1);
  await expect(page.locator('.tile.advised .gained')).toHaveText('+7%');
});

test('Forward and the card show their targets at once, and a target makes both choices', async ({ page }) => {
  const { sent, snapshot } = await open(page, 'luxor-use');
  const use = snapshot.choices.find(({ details }) => details.kind === 'use')!;
  const forward = snapshot.choices.filter(({ details }) => details.kind === 'forward');
  const to = (choices: readonly Choice[]) => new Set(choices.map(({ details }) => (details as { to: string }).to));
  expect(use.then!.length).toBeGreaterThan(0);
  await expect(page.locator('.target:not(.source)')).toHaveCount(new Set([...to(use.then!), ...to(forward)]).size);
  await expect(page.locator('.board rect[stroke="var(--fwd-case)"]')).toHaveCount(to(forward).size);
  await expect(page.locator('.choices .ring')).toHaveCount(2);
  await page.locator('.pick:has(.ring.fwd)').hover();
  await expect(page.locator('.board .pale')).toHaveCount(to(use.then!).size);
  await page.mouse.move(1, 1);
  const alone = [...to(use.then!)].find((place) => !to(forward).has(place))!;
  const target = use.then!.find(({ details }) => (details as { to: string }).to === alone)!;
  await page
    .getByRole('button', { name: new RegExp(` to (space )?${alone}:`) })
    .first()
    .click();
  await expect.poll(() => sent).toContain(use.action);
  expect(sent).not.toContain(target.action);
});

test('a forced choice that everybody knows is made without asking, but not after an undo', async ({ page }) => {
  const [first] = position('luxor-move').snapshot.choices;
  const { sent } = await open(page, 'luxor-move', { choices: [{ ...first!, forced: true }] });
  await expect.poll(() => sent).toEqual([first!.action]);
  const again = await open(page, 'luxor-move', { choices: [{ ...first!, forced: true }], redo: true });
  await expect(page.locator('#prompt .btn.primary')).toBeVisible();
  expect(again.sent).toEqual([]);
  await page.locator('#prompt .btn.primary').click();
  await expect.poll(() => again.sent).toEqual([first!.action]);
});

test.describe('keys', () => {
  test('a number makes the answer of that place', async ({ page }) => {
    const { sent, snapshot } = await open(page, 'luxor-scarab-or-wild');
    await page.keyboard.press('2');
    await expect.poll(() => sent).toEqual([snapshot.choices[1]!.action]);
  });

  test('u takes back, h asks for a hint, r opens the rules, ? lists the keys', async ({ page }) => {
    const { sent } = await open(page, 'luxor-add');
    await page.keyboard.press('h');
    await expect(page.locator('.advice')).toBeVisible();
    await page.keyboard.press('u');
    await expect.poll(() => sent).toEqual(['hint', 'undo']);
    await page.keyboard.press('r');
    await expect(page.locator('dialog article').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.locator('#prompt').focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('hint');
  });

  test('keys do nothing while somebody types', async ({ page }) => {
    const { sent } = await open(page, 'luxor-add');
    await page.keyboard.press('r');
    await expect(page.locator('dialog article').first()).toBeVisible();
    await page.locator('dialog').getByRole('searchbox').pressSequentially('hunt2?');
    await expect(page.locator('dialog').getByRole('searchbox')).toHaveValue('hunt2?');
    expect(sent).toEqual([]);
  });

  test('the menu lists them', async ({ page }) => {
    await open(page, 'expedition-lay');
    await page.getByRole('button', { name: 'This table' }).click();
    await expect(page.getByRole('region', { name: 'Keys' })).toContainText('undo');
  });
});

for (const [first, ...others] of [
  ['luxor-horus', 'luxor-raise', 'luxor-reroll', 'luxor-move'],
  ['expedition-lay', 'expedition-keep'],
] as const)
  test(`every answer says what it does: ${first} and others`, async ({ page }) => {
    const { ask } = await openLive(page, first);
    for (const position of [first, ...others]) {
      await test.step(position, async () => {
        if (position !== first) await ask(position);
        const answers = page.locator('.answers .pick:not(.cells .pick)');
        expect(await answers.count()).toBeGreaterThan(1);
        for (const answer of await answers.all()) await expect(answer.locator('small')).toHaveText(/\S/);
      });
    }
  });

test('the first choice of Expedition fits every window', async ({ page }) => {
  await speak(page, 'de');
  await open(page, 'expedition-keep');
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    const scrolls = (selector: string) =>
      page
        .locator(selector)
        .evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]);
    const [across, down] = await scrolls('.dock > .hand');
    expect(across).toBeLessThanOrEqual(0);
    expect(down).toBeLessThanOrEqual(1);
    if (width > 600) expect((await scrolls('.answers'))[1]).toBeLessThanOrEqual(1);
  }
});

test('all advice is in sight in every window, in German too', async ({ page }) => {
  await speak(page, 'de');
  await hinted(page, 'luxor-move', 0.3, ({ choices }) => choices.slice(0, 3).map(({ action }) => advice(action, 0.3)));
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1024, 768],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.advice li')).toHaveCount(3);
    const slot = (await page.locator('.answers').boundingBox())!;
    for (const row of await page.locator('.advice button').all()) {
      const box = (await row.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(slot.y - 1);
      expect(box.y + box.height).toBeLessThanOrEqual(slot.y + slot.height + 1);
    }
  }
});
