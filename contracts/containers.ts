/**
 * Everything that is built as a federation container: the shell, and the remotes. Builds, types, owners and
 * lint rules follow from this list. `hasScreens` is false for what owns no route.
 */
export const containers = {
  shell: { hasScreens: true },
  "mf-programme": { hasScreens: true },
  "mf-magazine": { hasScreens: true },
  "mf-quiz": { hasScreens: true },
  "mf-forms": { hasScreens: true },
  // stands beside the screens of others, for staff
  "mf-editor": { hasScreens: false },
} as const satisfies Record<"shell" | `mf-${string}`, { hasScreens: boolean }>;

export type ContainerName = keyof typeof containers;
export type RemoteName = Exclude<ContainerName, "shell">;

/** The parts that can own a screen. */
export type OwnerName = {
  [Name in ContainerName]: (typeof containers)[Name]["hasScreens"] extends true ? Name : never;
}[ContainerName];

export function isOwner(name: ContainerName): name is OwnerName {
  return containers[name].hasScreens;
}

export const containerNames = Object.keys(containers) as ContainerName[];
export const ownerNames = containerNames.filter(isOwner);
export const remoteNames = containerNames.filter((name): name is RemoteName => name !== "shell");

export const isRemote = (name: string): name is RemoteName =>
  remoteNames.some((remote) => remote === name);
