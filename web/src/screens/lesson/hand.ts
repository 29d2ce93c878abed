/** A pointing hand, 24 wide and high, as the path of an icon. */
export const HAND =
  'M9.5 20.5 5.8 15c-.8-1.3.8-2.6 2-1.6L9.5 15V7.2a1.6 1.6 0 0 1 3.2 0V12l4.9 1' + 'c1.3.3 2 1.2 1.9 2.5l-.5 5';
