export default function BoxTicket() {
  return (
    <article className="grid w-[280px] gap-1 rounded-xl border border-slate-300 bg-white p-5 hover:border-blue-700 dark:border-slate-600 dark:bg-slate-900 dark:hover:border-blue-300">
      <div className="text-xl font-bold">Night train</div>
      <div className="text-slate-600 dark:text-slate-300">Vienna 22:10 – Rome 09:15</div>
      <div className="mt-2 font-medium text-blue-700 dark:text-blue-300">Seat 42, carriage 7</div>
    </article>
  );
}
