import { asIs, type Said, say } from '../../kit/i18n/messages.ts';

const contentTypes: Readonly<Record<string, Said>> = {
  post: say`post`,
  reel: say`reel`,
  story: say`story`,
  video: say`video`,
  short: say`short`,
  live: say`live`,
};

/** "reel 1". */
export function wordPiece({ content_type, number }: { content_type: string; number: number }): Said {
  return say`${{ type: contentTypes[content_type] ?? asIs(content_type.replaceAll('_', ' ')) }} ${{ number }}`;
}
