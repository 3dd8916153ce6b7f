import { expect, it } from 'vitest';
import { withoutDemoFiles } from './demo-files.rules.ts';

it('leaves out the pictures of the demo, which several people share', () => {
  expect(withoutDemoFiles(['demo/face-1.webp', 'faces/7/demo/', 'faces/7/a.webp', 'demonstration.png'])).toEqual([
    'faces/7/demo/',
    'faces/7/a.webp',
    'demonstration.png',
  ]);
});
