/* global document, requestAnimationFrame */
// Runs in a page: a hall in moving light behind everything, as a camera that pans would see it. Bright windows, a dark
// floor, people who walk, skin, wood: all that a plate has to stand out from.
const [WIDTH, HEIGHT] = [960, 540];
const COATS = ['#20304a', '#f1efe8', '#7b1f2f', '#2f4a3a', '#d0b070'];

const canvas = document.createElement('canvas');
Object.assign(canvas, { width: WIDTH, height: HEIGHT });
canvas.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%';
document.body.prepend(canvas);
const context = canvas.getContext('2d');

const rectangle = (colour, x, y, width, height) => {
  context.fillStyle = colour;
  context.fillRect(x, y, width, height);
};
const oval = (colour, x, y, width, height) => {
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(x, y, width, height, 0, 0, 2 * Math.PI);
  context.fill();
};

const room = (seconds, pan) => {
  const wall = context.createLinearGradient(0, 0, WIDTH, HEIGHT);
  wall.addColorStop(0, '#c9a878');
  wall.addColorStop(0.5, '#7d5a3c');
  wall.addColorStop(1, '#2a2320');
  rectangle(wall, 0, 0, WIDTH, HEIGHT);
  for (let window = 0; window < 5; window += 1) {
    const x = window * 230 - 60 + pan;
    rectangle(`hsl(205 60% ${88 + 8 * Math.sin(seconds * 2 + window)}%)`, x, 30, 120, 210);
    rectangle('#5b4630', x + 56, 30, 8, 210);
    rectangle('#5b4630', x, 128, 120, 8);
  }
  rectangle('#4a3626', 0, 330, WIDTH, 210);
  for (let plank = 0; plank < 24; plank += 1) {
    rectangle(plank % 2 === 0 ? 'rgb(255 220 160 / 12%)' : 'rgb(0 0 0 / 18%)', plank * 44 + pan * 1.6, 330, 22, 210);
  }
};

const guests = (seconds) => {
  for (let guest = 0; guest < 9; guest += 1) {
    const way = guest * 137 + seconds * (guest % 2 === 0 ? 22 : -17);
    const [x, y] = [(((way % 1060) + 1060) % 1060) - 50, 285 + (guest % 3) * 26];
    const size = 70 + (guest % 4) * 14;
    oval(COATS[guest % COATS.length], x, y + size * 0.9, size * 0.62, size * 0.75);
    oval(guest % 2 === 0 ? '#e2b08c' : '#b98460', x, y, size * 0.26, size * 0.32);
  }
};

const lights = (seconds) => {
  for (let light = 0; light < 14; light += 1) {
    const size = 12 + (light % 5) * 7;
    oval(
      `hsl(${(light * 47 + seconds * 30) % 360} 80% 70% / 34%)`,
      (light * 83 + seconds * 14) % 1000,
      60 + ((light * 61) % 430),
      size,
      size,
    );
  }
};

// Eight frames a second are motion enough for a still, and leave the processor to the graphics.
const draw = (ms) => {
  const seconds = ms / 1000;
  room(seconds, Math.sin(seconds / 3) * 40);
  guests(seconds);
  lights(seconds);
  setTimeout(() => requestAnimationFrame(draw), 125);
};
requestAnimationFrame(draw);
