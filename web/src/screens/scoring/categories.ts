/** How the scoring categories look: colour, picture, and light or dark text on it. */

export interface Look {
  colour: string;
  light: boolean;
  art: string;
  box: string;
}

const look = (colour: string, art: string, light = false, box = '0 0 64 64'): Look => ({ colour, art, light, box });

const LOOKS: Record<string, Look> = {
  collected: look('#dca436', 'jewel'),
  position: look('#c67a48', 'pip', false, '-4 0 22 22'),
  sarcophagi: look('#2a5ea6', 'sarcophagus', true, '0 0 60 120'),
  keys: look('#f4d88e', 'key'),
  sets: look('#2f7a64', 'wild', true),
  scarabs: look('#7d5c3a', 'scarab-split', true),
  artifacts: look('#6b4a8c', 'artifact', true),
  'expedition-camps': look('#c9764a', 'b-camp'),
  'expedition-temples': look('#e0bf7c', 'b-temple'),
  'expedition-pyramids': look('#dca436', 'b-pyramid'),
  'expedition-ships': look('#2a5ea6', 'a-ship', true),
  'expedition-captured': look('#7d5c3a', 'a-storm', true),
};

export const lookOf = (category: string): Look => LOOKS[category] ?? look('#b98655', 'logo', false, '0 0 48 48');
