import { callsIn, useReplicant, type Place, type Replicants } from 'chess-match/client';
import { useState } from 'react';
import { Button, CancelButton, Dialog, Field, Refusal, Select, submits, TextInput, useSend } from '../../shared';
import { placesFor } from './placesFor';
import type { HallTexts } from './texts/texts';

type Device = Replicants['devices']['devices'][number];

interface DeviceDialogProps {
  readonly device: Device;
  readonly texts: HallTexts;
  readonly onClose: () => void;
}

/** What a screen is called and where it stands. */
export const DeviceDialog = ({ device, texts, onClose }: DeviceDialogProps) => {
  const [name, setName] = useState(device.name);
  const [place, setPlace] = useState<Place>(device.place);
  const match = useReplicant('match');
  const places = placesFor(match);
  const { send, pending, problem } = useSend();
  const save = async (): Promise<void> => {
    const about = { expectedVersion: null, device: device.id };
    if (name !== device.name && !(await send({ type: 'renameDevice', ...about, name })).ok) return;
    if (place !== device.place && !(await send({ type: 'moveDevice', ...about, place })).ok) return;
    onClose();
  };
  return (
    <Dialog
      open
      title={texts.device}
      onClose={onClose}
      testId="device-dialog"
      footer={
        <>
          <CancelButton onClose={onClose} />
          <Button kind="primary" busy={pending} data-testid="save-device" onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form className="match-form" onSubmit={submits(save)}>
        <Field label={texts.name}>
          <TextInput value={name} onChange={setName} maxLength={40} />
        </Field>
        <Field label={texts.place}>
          <Select
            value={place}
            options={[...new Set([...places, device.place])].map((value) => ({
              value,
              label: texts.placeName(value, callsIn(match)),
            }))}
            onChange={setPlace}
          />
        </Field>
        <Refusal problem={problem} />
      </form>
    </Dialog>
  );
};
