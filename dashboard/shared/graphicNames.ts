export { GRAPHIC_NAMES, type GraphicName } from 'chess-match/client';
