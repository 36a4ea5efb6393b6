import type { ObsStateStrings } from './en';
import { timeToSecond } from '../../times';

export const ru: ObsStateStrings = {
  instances: { program: 'Программа', white: 'Зрители белых', black: 'Зрители чёрных' },
  state: {
    'not-configured': 'Не настроен',
    connecting: 'Соединение …',
    connected: 'На связи',
    lost: 'Связь потеряна',
    refused: 'Пароль не принят',
  },
  transition: 'Идёт переход',
  streaming: (time) => `ТРАНСЛЯЦИЯ ${time}`,
  notStreaming: 'Трансляции нет',
  reconnecting: 'трансляция переподключается',
  recording: (time) => `ЗАПИСЬ ${time}`,
  paused: 'пауза',
  notRecording: 'Записи нет',
  disk: (gigabytes) => `свободно ${gigabytes} ГБ`,
  frames: (lagged, skipped, dropped) => `Потеряно кадров: отрисовка ${lagged}, кодирование ${skipped}, сеть ${dropped}`,
  reopened: ({ source, reason, atMs }) =>
    `${timeToSecond(atMs, 'ru')}: страница источника «${source}» ${reason === 'still' ? 'замерла' : 'пропала'} и открыта заново`,
  details: 'Всё об OBS',
  program: 'В эфире',
  preview: 'В превью',
  version: 'Версия',
  noScene: 'нет',
  rec: 'ЗАПИСЬ',
  live: 'ТРАНСЛЯЦИЯ',
};
