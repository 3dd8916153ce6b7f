import { Button } from '../../ui/forms/button.tsx';
import type { SignInPlaces } from './sign-in-places.ts';
import { beginSocialSignIn, type Provider } from './social-sign-in.ts';

const providers = [
  { id: 'google', name: 'Google', sign: 'G' },
  { id: 'facebook', name: 'Facebook', sign: 'f' },
] as const satisfies { id: Provider; name: string; sign: string }[];

/** Sign-in buttons of the configured providers. */
export function SocialButtons({ places }: { places: SignInPlaces }) {
  const shown = providers.filter(({ id }) => places[id]);
  if (shown.length === 0) return null;
  return (
    <div className="mt-2 grid auto-cols-fr grid-flow-col gap-2">
      {shown.map(({ id, name, sign }) => {
        const place = places[id];
        return (
          <Button key={id} className="max-md:min-h-11" onClick={() => place && beginSocialSignIn(id, place)}>
            <span
              aria-hidden="true"
              className="grid size-6 place-items-center rounded-tag bg-sunken font-bold text-sm leading-none"
            >
              {sign}
            </span>
            {name}
          </Button>
        );
      })}
    </div>
  );
}
