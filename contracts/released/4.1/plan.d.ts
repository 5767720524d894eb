export interface PlannedEvent {
    id: number;
    title: string;
    dateTime: string;
    knownUntil: string;
}
export declare const mostPlanned = 100;
export declare function withPlanned(plan: readonly PlannedEvent[], events: readonly Omit<PlannedEvent, "knownUntil">[], now: string): readonly PlannedEvent[];
export declare function withoutPlanned(plan: readonly PlannedEvent[], id: number): readonly PlannedEvent[];
