/** The classes that stand for the `style` attributes of one page, and their rules. */

export class PageStyles {
  readonly #classes = new Map<string, string>();

  /** The class of these declarations: equal ones share it. */
  addClass(declarations: string): string {
    if (declarations === '') return '';
    const name = this.#classes.get(declarations) ?? `inline-${this.#classes.size + 1}`;
    this.#classes.set(declarations, name);
    return name;
  }

  /** The rules win over those of classes, as an attribute would. */
  get css(): string {
    return Array.from(this.#classes, ([declarations, name]) => `.${name}:not(#_){${declarations}}`).join('');
  }
}
