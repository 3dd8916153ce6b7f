import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { contentQuery } from '../../social/content/content.queries.ts';
import { ContentImage } from '../../ui/data/content-image.tsx';

/** The three pictures that would lead on one's card; nothing without any. */
export function LeadingPictures() {
  const id = useSession().profile?.id ?? '';
  const { data = [] } = useQuery({ ...contentQuery(id), enabled: id !== '' });
  const pictures = data.filter(({ picture }) => picture !== null).slice(0, 3);
  if (pictures.length === 0) return null;
  return (
    <div aria-hidden="true" className="mt-3 grid max-w-72 grid-cols-3 gap-1.5">
      {pictures.map(({ id: key, picture }) => (
        <ContentImage
          key={key}
          id={key}
          picture={picture}
          alt=""
          sizes="92px"
          className="aspect-square rounded-[3px_8px_8px_8px]"
        />
      ))}
    </div>
  );
}
