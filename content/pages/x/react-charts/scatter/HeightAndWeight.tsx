import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Heights in centimeters and weights in kilograms, in a fixed but irregular pattern. */
function createDogs(count: number, height: number, weight: number) {
  return Array.from({ length: count }, (_, index) => {
    const x = height + ((index * 7) % 13) - 6;
    return { id: `${height}-${index}`, x, y: weight + (x - height) * 0.7 + ((index * 5) % 9) - 4 };
  });
}

export default function HeightAndWeight() {
  return (
    <ScatterChart
      title="Height and weight of dogs"
      desc="In both breeds, taller dogs are heavier. Labradors are heavier and taller than beagles."
      height={320}
      grid={{ horizontal: true, vertical: true }}
      xAxis={[{ label: 'Height (cm)' }]}
      yAxis={[{ label: 'Weight (kg)', min: 0 }]}
      series={[
        { data: createDogs(24, 57, 31), label: 'Labrador' },
        { data: createDogs(24, 37, 13), label: 'Beagle' },
      ]}
    />
  );
}
