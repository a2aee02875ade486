/**
 * A mark for an author: arcs, a signal, dots, messages or a curve.
 *
 * @param position of the author in the list of authors. Neighbors have different shapes
 */
export function AuthorMark({ name, position }: { name: string; position: number }) {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const Shape = SHAPES[position % SHAPES.length] ?? Arcs;
  return (
    <svg
      className="author-mark"
      viewBox="0 0 48 48"
      stroke="var(--signal-strong)"
      aria-hidden="true"
    >
      <Shape seed={seed} />
    </svg>
  );
}

/** Returns a number from 0 to 4 for a part of a mark. */
function digit(seed: number, part: number): number {
  return Math.floor((seed * (part + 3)) / (part + 2)) % 5;
}

function Arcs({ seed }: { seed: number }) {
  return (
    <>
      {[6, 13, 20].map((radius, part) => (
        <circle
          key={radius}
          cx="24"
          cy="24"
          r={radius}
          pathLength="360"
          strokeDasharray={`${110 + digit(seed, part) * 40} 360`}
          transform={`rotate(${(seed * (part + 2) * 37) % 360} 24 24)`}
        />
      ))}
    </>
  );
}

function Signal({ seed }: { seed: number }) {
  return (
    <>
      {[6, 13, 20, 27, 34, 41].map((x, part) => {
        const half = 4 + digit(seed, part) * 4;
        return <path key={x} d={`M${x + 0.5} ${24 - half}V${24 + half}`} />;
      })}
    </>
  );
}

function Dots({ seed }: { seed: number }) {
  return (
    <>
      {[9, 24, 39].flatMap((y, row) =>
        [9, 24, 39].map((x, column) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={1 + digit(seed, row * 3 + column) * 1.3} />
        )),
      )}
    </>
  );
}

function Messages({ seed }: { seed: number }) {
  return (
    <>
      {[8, 19, 30, 41].map((y, row) => {
        const width = 12 + digit(seed, row) * 5;
        return <path key={y} d={row % 2 === 0 ? `M6 ${y}h${width}` : `M42 ${y}h-${width}`} />;
      })}
    </>
  );
}

function Curve({ seed }: { seed: number }) {
  const points = [6, 18, 30, 42].map((x, part) => ({ x, y: 8 + digit(seed, part) * 8 }));
  return (
    <>
      <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="3" fill="var(--surface-strong)" />
      ))}
    </>
  );
}

const SHAPES = [Arcs, Dots, Signal, Curve, Messages];
