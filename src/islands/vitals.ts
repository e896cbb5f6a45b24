/** Tells the web vitals of a page load (behaviour 7.3). */

import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { tell } from './tell.js';

for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(tellMetric);

function tellMetric({ name, value, delta, id }: Metric): void {
  tell('event', name, {
    value: delta,
    metric_label: 'Web Vitals',
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  });
}
