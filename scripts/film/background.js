/* global document, innerWidth, innerHeight */
// Runs in the film's page: a quiet hall in the dark behind everything, and over it titles and the fade to black. Drawn
// anew for each frame from the time that it is told alone.
const canvas = document.createElement('canvas');
Object.assign(canvas, { width: innerWidth / 2, height: innerHeight / 2 });
canvas.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%';
const words = document.createElement('div');
words.style.cssText =
  'position: absolute; inset: 0; display: grid; place-content: center; text-align: center; color: #f4efe4; opacity: 0';
const dark = document.createElement('div');
dark.style.cssText = 'position: absolute; inset: 0; background: #05070b; pointer-events: none; z-index: 3';
document.body.prepend(canvas);
document.body.append(words, dark);
const context = canvas.getContext('2d');

const glow = (x, y, radius, colour) => {
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, colour);
  light.addColorStop(1, 'rgb(0 0 0 / 0%)');
  context.fillStyle = light;
  context.fillRect(0, 0, canvas.width, canvas.height);
};

/** Lamps above tables, out of focus, that a slow camera passes. */
const hall = (seconds) => {
  const [width, height] = [canvas.width, canvas.height];
  const wall = context.createLinearGradient(0, 0, 0, height);
  wall.addColorStop(0, '#101b2b');
  wall.addColorStop(0.6, '#22324a');
  wall.addColorStop(1, '#0e1622');
  context.fillStyle = wall;
  context.fillRect(0, 0, width, height);
  for (let lamp = 0; lamp < 7; lamp += 1) {
    const depth = 1 + (lamp % 3);
    const x = ((lamp * 197 + seconds * 5 * depth) % (width + 240)) - 120;
    glow(x, 70 + 46 * (lamp % 4), 60 + 34 * depth, `rgb(255 214 150 / ${9 + 5 * depth}%)`);
    glow(x, height * 0.86, 130 + 30 * depth, `rgb(120 160 210 / ${6 + 2 * depth}%)`);
  }
};

/** One game that branches, drawn from the left as far as it is shown, in the colours of boards. */
const branches = (grown) => {
  const [width, height] = [canvas.width, canvas.height];
  const lines = [
    ['#56b4e9', 0, 0.68, 0.68],
    ['#e69f00', 0.22, 0.68, 0.8],
    ['#009e73', 0.06, 0.68, 0.3],
    ['#cc79a7', 0.5, 0.8, 0.92],
    ['#f0e442', 0.64, 0.3, 0.14],
  ];
  context.lineWidth = 3;
  for (const [colour, from, mother, level] of lines) {
    const [x, parted] = [from * width, (from + 0.12) * width];
    const end = width * grown;
    if (end <= x) continue;
    context.save();
    context.beginPath();
    context.rect(0, 0, end, height);
    context.clip();
    context.beginPath();
    context.moveTo(x, mother * height);
    context.bezierCurveTo((x + parted) / 2, mother * height, (x + parted) / 2, level * height, parted, level * height);
    context.lineTo(width, level * height);
    context.globalAlpha = 0.55;
    context.strokeStyle = colour;
    context.stroke();
    context.restore();
  }
  // The words stand on quiet ground.
  glow(width / 2, height / 2, width * 0.36, 'rgb(10 15 23 / 70%)');
};

globalThis.film = {
  /** What lies over the graphics in this frame: `Over` of camera.ts. */
  draw: ({ seconds, title, shown, grown, light }) => {
    hall(seconds);
    if (title !== null) branches(grown);
    if (title !== null && words.dataset.head !== title.head) {
      words.dataset.head = title.head;
      words.innerHTML = '';
      for (const [text, size, weight] of [
        [title.head, 104, 700],
        [title.under, 40, 400],
      ]) {
        const line = document.createElement('div');
        line.textContent = text;
        line.style.cssText = `font: ${weight} ${size}px 'Sofia Sans Condensed Variable', sans-serif; margin: 12px`;
        words.append(line);
      }
    }
    words.style.opacity = String(shown);
    words.style.transform = `translateY(${(1 - shown) * 24}px)`;
    dark.style.opacity = String(1 - light);
  },
};
