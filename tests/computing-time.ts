/** The milliseconds that this process has computed: unlike a clock, it stands still while others have the machine. */
export function computingTime(): number {
  return process.cpuUsage().user / 1000;
}
