import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentItem } from '../../../contract/social/content.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { formOf, makePhoto } from '../../../tests/makers/upload.ts';
import { makeMp4 } from '../../../tests/makers/video.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { stepUp } from '../../../tests/step-up.ts';
import { tusClient } from '../../../tests/tus.ts';
import { removeFiles } from '../../accounts/files/removal.service.ts';

let app: TestApp;
let brand: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { LOG_LEVEL: 'fatal' });
  brand = await makeMember(app, 'brand');
});
afterAll(() => app.close());

const film = makeMp4({ seconds: 42, codec: 'hvc1' });

async function upload({ token }: Member, bytes = film): Promise<string> {
  const metadata = { purpose: 'content', filename: 'call-me-9876543210.mp4', filetype: 'video/mp4' };
  return tusClient(app.url, token).upload(bytes, metadata);
}

const add = ({ token }: Member, body: object) => app.api('POST /user/content', { token, body });
const itemOf = (reply: { body: Record<string, unknown> }) => reply.body.data as ContentItem;

describe('a video in the portfolio', () => {
  it('is added by its upload and played by whoever may open the profile, without the name of its file', async () => {
    const me = await makeMember(app, 'influencer');
    const reply = await add(me, { upload_id: await upload(me), caption: 'Monsoon walk' });
    expect(reply.status).toBe(201);
    expect(itemOf(reply)).toMatchObject({ source: 'added', kind: 'video', caption: 'Monsoon walk', picture: null });
    const seen = await app.api(`GET /user/${me.id}/content`, { token: brand.token });
    expect(JSON.stringify(seen.body)).not.toContain('9876543210');
    const [item] = seen.body.data as ContentItem[];
    expect(item?.video).toMatchObject({ type: 'video/mp4', bytes: film.length, duration: 42, codec: 'hvc1' });
    const part = await fetch(`${app.url}${item?.video?.url}`, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
  });

  it('has a picture of its own, which may be on the card', async () => {
    const me = await makeMember(app, 'influencer');
    const form = formOf('picture', await makePhoto(), 'poster.jpg');
    form.append('upload_id', await upload(me));
    form.append('card_place', '1');
    const reply = await app.api('POST /user/content', { token: me.token, form });
    expect(itemOf(reply)).toMatchObject({
      kind: 'video',
      card_place: 1,
      picture: { width: 640 },
      video: { duration: 42 },
    });
    expect((await add(me, { upload_id: await upload(me), card_place: 2 })).body.fields).toHaveProperty('card_place');
  });

  it('is stored once, and only one’s own', async () => {
    const [me, other] = [await makeMember(app, 'influencer'), await makeMember(app, 'influencer')];
    const id = await upload(me);
    expect((await add(other, { upload_id: id })).status).toBe(404);
    expect((await add(me, { upload_id: id })).status).toBe(201);
    expect((await add(me, { upload_id: id })).body).toMatchObject({ code: 'CONFLICT' });
    expect((await add(me, { upload_id: 'no-upload' })).status).toBe(400);
  });

  it('takes its file with it when it is removed or replaced', async () => {
    const me = await makeMember(app, 'influencer');
    const { id, video } = itemOf(await add(me, { upload_id: await upload(me) }));
    const next = await upload(me, makeMp4({ seconds: 7 }));
    const changed = await app.api(`PUT /user/content/${id}`, { token: me.token, body: { upload_id: next } });
    expect(itemOf(changed).video?.duration).toBe(7);
    const stored = async () => {
      await removeFiles(app.context);
      const rows = await app.context.db
        .selectFrom('stored_file')
        .select('id')
        .where('owner_id', '=', Number(me.id))
        .execute();
      return rows.length;
    };
    expect(await stored()).toBe(1);
    expect((await fetch(`${app.url}${video?.url}`)).status).toBe(404);
    await app.api(`DELETE /user/content/${id}`, { token: me.token });
    expect(await stored()).toBe(0);
  });

  it('cannot be removed as an upload while it is shown, and is erased with the account', async () => {
    const me = await makeMember(app, 'influencer');
    const id = await upload(me);
    const { video } = itemOf(await add(me, { upload_id: id }));
    expect((await tusClient(app.url, me.token).remove(id)).status).toBe(409);
    await stepUp(app, me.token);
    const gone = await app.api('DELETE /user', { token: me.token, body: {} });
    expect(gone.status).toBe(200);
    await removeFiles(app.context);
    expect((await fetch(`${app.url}${video?.url}`)).status).toBe(404);
  });
});
