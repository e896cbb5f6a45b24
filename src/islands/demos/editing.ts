/** Which demos are being edited. The editor itself is fetched when it is asked for. */

/** The address of `edit.ts`, beside this script. */
declare const EDIT: string;

interface EditModule {
  readonly edit: (slot: HTMLElement) => () => void;
}

const stops = new WeakMap<HTMLElement, () => void>();

export async function toggleEditing(slot: HTMLElement): Promise<void> {
  if (stops.has(slot)) return stopEditing(slot);
  const { edit } = (await import(EDIT)) as EditModule;
  if (stops.has(slot)) return;
  stops.set(slot, edit(slot));
  show(slot, true);
}

/** What was written is gone: the demo and its code are as they were. */
export function stopEditing(slot: HTMLElement): void {
  stops.get(slot)?.();
  stops.delete(slot);
  show(slot, false);
}

function show(slot: HTMLElement, isEdited: boolean): void {
  slot.querySelector('[data-action=edit]')!.ariaPressed = String(isEdited);
}
