import { ConnectionFacts } from './connection-facts.tsx';
import { ConnectionForm } from './connection-form.tsx';
import { useSettings } from './use-settings.ts';

export function ConnectionOptions() {
  const { settings } = useSettings();
  const { connection } = settings;
  return (
    <>
      <ConnectionForm stored={connection} />
      {connection.type === 'service' && <ConnectionFacts key={connection.baseUrl} baseUrl={connection.baseUrl} />}
    </>
  );
}
