import { type LocalizedMessage, msg, verbatim } from '../../kit/i18n/messages.ts';

const contentTypes: Readonly<Record<string, LocalizedMessage>> = {
  post: msg`post`,
  reel: msg`reel`,
  story: msg`story`,
  video: msg`video`,
  short: msg`short`,
  live: msg`live`,
};

/** "reel 1". */
export function wordPiece({ content_type, number }: { content_type: string; number: number }): LocalizedMessage {
  return msg`${{ type: contentTypes[content_type] ?? verbatim(content_type.replaceAll('_', ' ')) }} ${{ number }}`;
}
