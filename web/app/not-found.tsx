import { data } from 'react-router';
import { NotFound } from '../site/public-pages/not-found.tsx';
import { SideMenu } from './shell/side-menu.tsx';
import { VisitorHeader } from './shell/visitor-header.tsx';

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
