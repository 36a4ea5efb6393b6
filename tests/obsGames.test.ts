import { expect, test } from 'vitest';
import { useObsBench } from './support/obsBench';
import { promptRules } from './support/obsDesk';

const bench = useObsBench();

const rules = promptRules({
  clockStopped: { on: true, afterMs: 0, scene: 'Break' },
  matchOver: { on: true, afterMs: 0, scene: 'Result' },
});

test.each(['progressive', 'belarusian', 'classical'])(
  'an evening of %s: no side to move takes the picture, clocks that stand and the end do',
  async (game) => {
    const { currentSceneCollectionName: first } = await bench().director.call('GetSceneCollectionList');
    await bench().director.call('CreateSceneCollection', { sceneCollectionName: `of ${game}` });
    try {
      const desk = await bench().connectedDesk({ rules });
      const { steps } = await desk.provision();
      expect(steps.filter(({ state }) => state !== 'done')).toEqual([]);
      await bench().cutToSeenBy(desk, 'Boards');
      desk.matchChanged(({ match, clocks }) => {
        match.game = game;
        match.ply = 4;
        clocks.running = true;
        clocks.clocks.push({} as never);
      });
      desk.obs.setFollow(true);
      desk.toMove('black');
      await bench().twoLooks(desk);
      expect(await bench().programScene()).toBe('Boards');
      desk.matchChanged(({ clocks }) => (clocks.running = false));
      await desk.until(({ programScene }) => programScene === 'Break', 'the break');
      desk.matchChanged(({ match }) => (match.status = 'over'));
      await desk.until(({ programScene }) => programScene === 'Result', 'the result');
      expect(desk.requests()).toEqual(['clock_stopped Break', 'match_over Result']);
    } finally {
      await bench().director.call('SetCurrentSceneCollection', { sceneCollectionName: first });
    }
  },
);
