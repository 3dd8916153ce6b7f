import { ChatLayer } from './chat-layer.tsx';
import { LiveLayer } from './live-layer.tsx';

/** Public pages for signed-in users: live connection and floating chats. */
export default function SignedInLayer() {
  return (
    <>
      <LiveLayer />
      <ChatLayer />
    </>
  );
}
