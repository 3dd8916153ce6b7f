import { type PlatformId, platformIds } from '../../../contract/core/platforms.ts';
import { cleanName } from '../../../contract/kit/clean-text.ts';
import { truncate } from '../../../contract/kit/truncate.ts';
import {
  type Account,
  givenText,
  isChannelId,
  readAddress,
  readPlatform,
  splitNamed,
  tidyHandle,
} from './cells.rules.ts';
import { namesForeign } from './headings.rules.ts';
import type { Line } from './line.rules.ts';

/** Accounts of a line, and the name that stands in one cell with a handle. */
export interface FoundAccounts {
  accounts: Account[];
  name: string | null;
}

/** Finds every account that a line names; a line without any has a fault. */
export function readAccounts(line: Line): FoundAccounts {
  const before = new Set<string>();
  const accounts: Account[] = [];
  const add = (account: Account | null) => {
    const key = account && `${account.platform}/${account.handle.toLowerCase()}`;
    if (!account || !key || before.has(key)) return;
    before.add(key);
    accounts.push(account);
  };
  let hasFault = false;
  const own = {
    ...line,
    fault(...given: Parameters<Line['fault']>) {
      hasFault = true;
      line.fault(...given);
    },
  };
  for (const platform of platformIds)
    for (const at of own.columnsOf(`handle_${platform}`)) add(readOn(own, at, platform));
  for (const at of own.columnsOf('foreign')) if (givenText(own.cells[at] ?? '') !== '') own.note('foreign_account');
  const { account, name } = readGeneric(own);
  add(account);
  if (accounts.length === 0 && !hasFault) refuseNone(own);
  return { accounts, name };
}

const cellOf = ({ cells }: Line, at: number) => cleanName(givenText(cells[at] ?? '')).trim();

/** A cell with the handle or address on one platform. */
function readOn(line: Line, at: number, platform: PlatformId): Account | null {
  const text = cellOf(line, at);
  if (text === '') return null;
  const address = readAddress(text);
  if (address && 'account' in address) return address.account;
  const handle = address ? null : tidyHandle(text, platform);
  if (handle !== null) return { platform, handle };
  refuseHandle(line, at, text);
  return null;
}

function refuseHandle(line: Line, column: number, value: string): void {
  const sentence =
    /[\s,/\\]/.test(value) || value.length > 100
      ? 'must be at most 100 characters without spaces, commas or slashes.'
      : `cannot be a handle: ${truncate(value, 60)}.`;
  line.fault(column, { reason: 'bad_handle', value, sentence });
}

/** The account of columns that do not name a platform: an address first, then a handle with the line's platform. */
function readGeneric(line: Line): { account: Account | null; name: string | null } {
  const split = line
    .columnsOf('name_and_handle')
    .map((at) => ({ at, parts: splitNamed(cellOf(line, at)), text: cellOf(line, at) }));
  const name = split[0]?.parts?.name || split[0]?.text || null;
  for (const at of line.columnsOf('address')) {
    const address = readAddress(cellOf(line, at));
    if (address && 'account' in address) return { account: address.account, name };
    if (address?.problem === 'foreign_platform') line.note('foreign_account');
  }
  const handles = [
    ...line.columnsOf('handle').map((at) => ({ at, text: cellOf(line, at) })),
    ...line
      .columnsOf('address')
      .map((at) => ({ at, text: cellOf(line, at) }))
      .filter(({ text }) => !text.includes('/')),
    ...split.map(({ at, parts }) => ({ at, text: parts?.handle ?? '' })),
  ].filter(({ text }) => text !== '');
  const [first] = handles;
  return { account: first ? readHandle(line, first) : null, name };
}

function readHandle(line: Line, { at, text }: { at: number; text: string }): Account | null {
  const address = readAddress(text);
  if (address && 'account' in address) return address.account;
  if (address?.problem === 'foreign_platform') {
    refuseForeign(line, at, text);
    return null;
  }
  const platform = platformOf(line, text);
  if (platform === null) return null;
  const handle = address ? null : tidyHandle(text, platform);
  if (handle !== null) return { platform, handle };
  refuseHandle(line, at, text);
  return null;
}

/** The platform of a line's handle; null, with a fault, where it is none of ours or unknown. */
function platformOf(line: Line, handle: string): PlatformId | null {
  const [column] = line.columnsOf('platform');
  const text = column === undefined ? '' : cellOf(line, column);
  if (column !== undefined && text !== '') {
    const platform = readPlatform(text);
    if (platform) return platform;
    refuseForeign(line, column, text);
    return null;
  }
  if (isChannelId(handle)) return 'youtube';
  if (line.setup.platform && !line.setup.isTemplate) return line.setup.platform;
  const sentence =
    column === undefined
      ? 'The platform can be read as Instagram, Facebook or YouTube: the list does not say which.'
      : 'is empty.';
  line.fault(column ?? null, { reason: 'no_platform', value: handle, sentence });
  return null;
}

function refuseForeign(line: Line, column: number, value: string): void {
  const sentence = `is not known: ${truncate(value, 60)}.`;
  line.fault(column, { reason: 'foreign_platform', value, sentence });
}

function refuseNone(line: Line): void {
  const elsewhere = line.setup.fields.some(
    (field, at) => field === 'foreign' && givenText(line.cells[at] ?? '') !== '',
  );
  const isForeign = elsewhere || line.columnsOf('address').some((at) => namesForeign(line.cells[at] ?? ''));
  if (isForeign) {
    const sentence = 'The line names accounts on other platforms only.';
    line.fault(null, { reason: 'foreign_platform', value: '', sentence });
    return;
  }
  const [handle] = line.columnsOf('handle');
  if (handle !== undefined) line.fault(handle, { reason: 'no_account', value: '', sentence: 'is empty.' });
  else
    line.fault(null, {
      reason: 'no_account',
      value: '',
      sentence: 'The line has no handle and no address of a profile.',
    });
}
