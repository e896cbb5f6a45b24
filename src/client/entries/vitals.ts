/** Reports the web vitals of a page load. */

import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { sendToGlobalTag } from '../analytics/send-to-global-tag.js';

for (const observeMetric of [onCLS, onFCP, onINP, onLCP, onTTFB]) observeMetric(reportMetric);

function reportMetric({ name, value, delta, id }: Metric): void {
  sendToGlobalTag('event', name, {
    value: delta,
    metric_label: 'Web Vitals',
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  });
}
