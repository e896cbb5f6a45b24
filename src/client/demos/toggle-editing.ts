/** Which demos are being edited. The editor itself is fetched when it is asked for. */

/** The address of `edit.ts`, beside this script. */
declare const EDIT: string;

interface EditModule {
  readonly startEditing: (slot: HTMLElement) => () => void;
}

const stopFunctions = new WeakMap<HTMLElement, () => void>();

export async function toggleEditing(slot: HTMLElement): Promise<void> {
  if (stopFunctions.has(slot)) return stopEditing(slot);
  const { startEditing } = (await import(EDIT)) as EditModule;
  if (stopFunctions.has(slot)) return;
  stopFunctions.set(slot, startEditing(slot));
  setEditPressed(slot, true);
}

/** What was written is gone: the demo and its code are as they were. */
export function stopEditing(slot: HTMLElement): void {
  stopFunctions.get(slot)?.();
  stopFunctions.delete(slot);
  setEditPressed(slot, false);
}

function setEditPressed(slot: HTMLElement, isEditing: boolean): void {
  slot.querySelector('[data-action=edit]')!.ariaPressed = String(isEditing);
}
