/** A browser's storage of one site, which several tabs share, and which may be full or forbidden. */
export class MemoryStorage {
  readonly items = new Map<string, string>();
  /** Set to refuse what is written. */
  refusal: "QuotaExceededError" | "SecurityError" | undefined;

  get length(): number {
    return this.items.size;
  }
  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.refusal) throw new DOMException("The storage refuses it.", this.refusal);
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}
