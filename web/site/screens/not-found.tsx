import { data } from 'react-router';
import { SideMenu } from '../../app/shell/side-menu.tsx';
import { VisitorHeader } from '../../app/shell/visitor-header.tsx';
import { NotFound } from '../public-pages/not-found.tsx';

export const handle = { hydrate: 'on-intent' };

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <VisitorHeader />
      <SideMenu />
      <main id="content" className="flex flex-1 flex-col">
        <NotFound />
      </main>
    </div>
  );
}
