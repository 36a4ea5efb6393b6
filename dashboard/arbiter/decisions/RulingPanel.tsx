import { isApart } from 'chess-match/client/view';
import { useState } from 'react';
import { Button, Field, Panel, Select } from '../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../shared/arbiter/data';
import { ReasonDialog } from '../../shared/arbiter/forms/ReasonDialog';
import type { Ruling } from '../../shared/arbiter/texts/en';
import { usePlayerAt } from '../../shared/usePlayerAt';
import { RULINGS, sideNamed } from '../../shared/arbiter/rulings';

/** The arbiter's own result of a game, of one board where there are several: who did not come has lost it. */
export const RulingPanel = ({ snapshot: { match } }: { readonly snapshot: ArbiterSnapshot }) => {
  const { decisions: texts, board: boardLabel, boardName } = useArbiterTexts();
  const playerAt = usePlayerAt(match);
  const several = isApart(match);
  const [chosen, setChosen] = useState<string | null>(null);
  const [ruling, setRuling] = useState<Ruling>('black-absent');
  const [isRuling, setIsRuling] = useState(false);
  const open = match.threads.filter(({ boards }) => boards.some((board) => match.liveBoards.includes(board)));
  const thread = open.find(({ id }) => id === chosen) ?? open[0];
  if (thread === undefined) return null;
  const where = several ? { thread: thread.id } : {};
  const wordsOf = (of: Ruling): string => {
    const team = match.seats.find(({ thread: at, side }) => at === thread.id && side === sideNamed(of))?.team;
    const name = team === undefined ? null : playerAt(team, thread.boards[0] ?? 0) || match.teams[team].name;
    return [texts.ruled[of], ...(name === null ? [] : [name])].join(', ');
  };
  return (
    <Panel title={texts.ruling} testId="ruling-panel">
      <p className="ui-hint">{texts.rulingHint}</p>
      <div className="arbiter-form">
        {several ? (
          <Field label={boardLabel}>
            <Select
              value={thread.id}
              options={open.map(({ id }) => ({ value: id, label: boardName(id) }))}
              onChange={setChosen}
              testId="ruling-board"
            />
          </Field>
        ) : null}
        <Field label={texts.rulingOf} className="wide">
          <Select
            value={ruling}
            options={RULINGS.map((value) => ({ value, label: wordsOf(value) }))}
            onChange={setRuling}
            testId="ruling"
          />
        </Field>
        <span className="form-buttons">
          <Button data-testid="rule-result" onClick={() => setIsRuling(true)}>
            {texts.rule}…
          </Button>
        </span>
      </div>
      {isRuling ? (
        <ReasonDialog
          title={[...(several ? [boardName(thread.id)] : []), texts.ruleTitle(wordsOf(ruling))].join('. ')}
          version={match.version}
          confirmLabel={texts.rule}
          danger
          previewed
          intent={(reason) => (expectedVersion) => ({ type: 'ruleResult', ...where, ruling, reason, expectedVersion })}
          onClose={() => setIsRuling(false)}
        />
      ) : null}
    </Panel>
  );
};
