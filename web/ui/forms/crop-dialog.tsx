import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { Dialog } from '../overlays/dialog.tsx';
import { Button } from './button.tsx';
import { type Area, cropImage, type Size } from './crop-image.ts';
import { Field } from './field.tsx';
import { FormError } from './form-error.tsx';

interface CropDialogProps {
  /** Object URL of the picture. */
  address: string;
  size: Size;
  onDone: (picture: Blob) => Promise<void>;
  onClose: () => void;
}

/** Dialog for cropping a picture: drag, or arrow keys, to move; slider or wheel to zoom. */
export default function CropDialog({ address, size, onDone, onClose }: CropDialogProps) {
  const { t } = useLingui();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [refusal, setRefusal] = useState('');

  async function finish() {
    if (!area) return;
    try {
      await onDone(await cropImage(address, area, size));
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : t`Something went wrong. Please try again.`);
    }
  }
  return (
    <Dialog
      title={<Trans>Crop picture</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" onClick={finish} disabled={!area}>
            <Trans>Use this picture</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="relative h-72 overflow-hidden rounded-box bg-sunken">
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            aspect={size.width / size.height}
            showGrid={false}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{ role: 'group', 'aria-label': t`Picture: move it with the arrow keys` }}
          />
        </div>
        <Field label={<Trans>Zoom</Trans>}>
          <ZoomRange value={zoom} onChange={setZoom} />
        </Field>
        <FormError>{refusal}</FormError>
      </div>
    </Dialog>
  );
}

function ZoomRange({ value, onChange }: { value: number; onChange: (zoom: number) => void }) {
  const { t } = useLingui();
  return (
    <input
      type="range"
      aria-label={t`Zoom`}
      min={1}
      max={3}
      step={0.05}
      value={value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      className="h-11 w-full accent-pea"
    />
  );
}
