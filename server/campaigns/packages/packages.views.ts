import type { CreatorPackage } from '../../../contract/campaigns/packages.ts';
import type { CardPicture } from '../../../contract/core/content-picture.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { packagePolicy } from './packages.policy.ts';
import type { PackageRow } from './packages.queries.ts';

export type Reader = Pick<User, 'id' | 'role' | 'locale'>;

export function viewPackage(
  row: PackageRow,
  { reader, pictures }: { reader: Reader; pictures: ReadonlyMap<number, CardPicture> },
): CreatorPackage {
  const { id, title, deliverables, platforms, days, price, content_ids: contentIds, created_at } = row;
  return {
    id: String(id),
    title,
    deliverables,
    platforms,
    days,
    price: toRupees(price),
    pictures: contentIds.flatMap((contentId) => pictures.get(contentId) ?? []),
    createdAt: created_at.toISOString(),
    can: viewCan(packagePolicy(reader, row), reader.locale),
  };
}
