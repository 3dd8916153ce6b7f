import type { FastifyInstance } from 'fastify';
import { serveSocialControls } from './controls.ts';
import { serveFacebookPages } from './facebook.ts';
import { serveInstagram } from './instagram.ts';
import { servePictures } from './pictures.ts';
import { createWorld, type World } from './world.ts';
import { serveYoutube } from './youtube.ts';

export interface SocialOptions {
  /** Key that signs the tokens. */
  key: string;
  publicUrl: string;
  /** URL of the product for the providers' callbacks. */
  callbackUrl: string;
}

/** Doubles of Instagram, Facebook Pages and YouTube, below /sandbox. */
export async function serveSocial(
  app: FastifyInstance,
  { key, publicUrl, callbackUrl }: SocialOptions,
): Promise<World> {
  const world = createWorld(key);
  await app.register(
    async (calls) => {
      serveInstagram(calls, { world, publicUrl });
      serveFacebookPages(calls, { world, publicUrl });
      serveYoutube(calls, { world, publicUrl });
      servePictures(calls);
      serveSocialControls(calls, { world, callbackUrl });
    },
    { prefix: '/sandbox' },
  );
  return world;
}
