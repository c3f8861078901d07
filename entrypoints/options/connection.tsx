import { ConnectionFacts } from './connection-facts.tsx';
import { ConnectionForm } from './connection-form.tsx';
import { useSettings } from './use-settings.ts';

/** Where pictures are made, and how that connection stands. */
export function Connection() {
  const { settings } = useSettings();
  const { connection } = settings;
  return (
    <>
      <ConnectionForm stored={connection} />
      {connection.type === 'service' && <ConnectionFacts key={connection.baseUrl} baseUrl={connection.baseUrl} />}
    </>
  );
}
