import { troubleText, useReplicant } from 'chess-match/client';
import { formatSpan } from 'chess-match/client/view';
import { useLanguage, useLive } from '../../shared';
import { useNow } from '../../shared/useNow';
import { judgeServer } from '../../shared/health/judge';
import { bytesText } from '../model/units';
import type { HealthTexts } from '../texts/texts';
import { Card } from './Card';
import { GateCounts } from './GateCounts';

const SECOND_MS = 1000;

export const ServerCard = ({ texts }: { readonly texts: HealthTexts }) => {
  const language = useLanguage();
  const isLive = useLive();
  const health = useReplicant('health');
  const nowMs = useNow(SECOND_MS, isLive);
  if (health === undefined || health.server.startedAtMs === 0) return null;
  const { server, versions, gate } = health;
  const { verdict, troubles, findings } = judgeServer(health);
  const said = troubles.map((trouble) => troubleText(trouble, language));
  return (
    <Card
      title={texts.server}
      testId="card-server"
      texts={texts}
      verdict={isLive ? verdict : 'bad'}
      advice={isLive ? [...said, ...findings.map((finding) => texts.advice[finding])] : [texts.serverGone]}
      facts={[
        [texts.uptime, formatSpan(Math.max(0, nowMs - server.startedAtMs))],
        [texts.memory, bytesText(server.memoryBytes, language)],
        [texts.loopDelay, texts.ms(server.loopDelayMs)],
        [texts.program, versions.app],
        ['Node.js', versions.node],
        ['NodeCG', versions.host],
        [texts.gate, <GateCounts key="gate" refused={gate.refused} words={texts.gateKinds} />],
      ]}
    />
  );
};
