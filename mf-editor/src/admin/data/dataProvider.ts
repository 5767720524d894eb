import type { ListPage } from "@festival/contracts/api/common";
import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import type { DataProvider, Identifier, RaRecord } from "ra-core";
import { answered } from "../../calls/answered.ts";
import type { Transport } from "../../calls/transport.ts";

/** So many ids fit into one call. */
const mostIds = 100;

const chunksOf = (ids: readonly Identifier[]): Identifier[][] =>
  Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, chunk) =>
    ids.slice(chunk * mostIds, (chunk + 1) * mostIds),
  );

const sortOf = (sort: { field: string; order: "ASC" | "DESC" } | undefined) =>
  sort?.field ? { sort: sort.order === "DESC" ? `-${sort.field}` : sort.field } : {};

/**
 * ra-core's view of the staff's calls. Lists of anything that is paged, sorted and filtered as resources are can
 * be read by it, such as the audit log; writes are those of resources. `sort.field` may be empty for lists that
 * have an order of their own.
 *
 * An update takes the changed fields alone, with the `revision` that their author saw in `previousData`.
 */
export function createDataProvider({ read, send }: Transport) {
  async function list(
    resource: string,
    query: Record<string, string | number | boolean | undefined>,
  ): Promise<ListPage<StaffRecord>> {
    return answered(read(resourceCalls(resource).list, query));
  }

  async function updateOne(
    resource: string,
    id: Identifier,
    changed: object,
    revision: number,
  ): Promise<StaffRecord> {
    return answered(
      send(resourceCalls(resource).update, { id: Number(id) }, { ...changed, revision }),
    );
  }

  async function deleteOne(resource: string, id: Identifier, revision?: number): Promise<void> {
    const seen = revision === undefined ? {} : { revision };
    await answered(send(resourceCalls(resource).remove, { id: Number(id), ...seen }));
  }

  async function recordsOf(resource: string, ids: readonly Identifier[]): Promise<StaffRecord[]> {
    const pages = await Promise.all(
      chunksOf(ids).map((chunk) => list(resource, { ids: chunk.join(","), per_page: mostIds })),
    );
    return pages.flatMap(({ results }) => results);
  }

  /** All or none of at most 100; more are several such calls. */
  async function changeAll(
    resource: string,
    ids: readonly Identifier[],
    change: { set: Record<string, unknown> } | { remove: true },
  ): Promise<void> {
    for (const chunk of chunksOf(ids)) {
      const records = await recordsOf(resource, chunk);
      const changes = records.map(({ id, revision }) => ({ id, revision, ...change }));
      const body = { dry_run: false, changes };
      await answered(send(resourceCalls(resource).bulk, {}, body));
    }
  }

  const provider = {
    async getList(resource: string, params: Parameters<DataProvider["getList"]>[1]) {
      const { pagination, sort, filter } = params;
      const { page = 1, perPage = 25 } = pagination ?? {};
      const place = { page, per_page: perPage };
      const { count, results } = await list(resource, { ...filter, ...sortOf(sort), ...place });
      return { data: results, total: count };
    },
    async getOne(resource: string, { id }: { id: Identifier }) {
      return { data: await answered(read(resourceCalls(resource).get, { id: Number(id) })) };
    },
    async getMany(resource: string, { ids }: { ids: Identifier[] }) {
      return { data: await recordsOf(resource, ids) };
    },
    /** @param params `target` names the filter that takes the id */
    async getManyReference(
      resource: string,
      params: Parameters<DataProvider["getManyReference"]>[1],
    ) {
      const { target, id, ...rest } = params;
      return provider.getList(resource, { ...rest, filter: { ...rest.filter, [target]: id } });
    },
    /** Where a record is used. */
    async getUses(resource: string, { id }: { id: Identifier }) {
      return { data: await answered(read(resourceCalls(resource).uses, { id: Number(id) })) };
    },
    async create(resource: string, { data }: { data: Partial<RaRecord> }) {
      return { data: await answered(send(resourceCalls(resource).create, {}, data)) };
    },
    async update(
      resource: string,
      params: { id: Identifier; data: Partial<RaRecord>; previousData: RaRecord },
    ) {
      const { id, data, previousData } = params;
      return { data: await updateOne(resource, id, data, Number(previousData.revision)) };
    },
    async updateMany(resource: string, { ids, data }: { ids: Identifier[]; data: object }) {
      await changeAll(resource, ids, { set: { ...data } });
      return { data: ids };
    },
    async delete(
      resource: string,
      { id, previousData }: { id: Identifier; previousData?: RaRecord },
    ) {
      await deleteOne(resource, id, previousData?.revision);
      return { data: { ...previousData, id } };
    },
    async deleteMany(resource: string, { ids }: { ids: Identifier[] }) {
      await changeAll(resource, ids, { remove: true });
      return { data: ids };
    },
  };
  return provider;
}

/** The same as ra-core takes it, which leaves the type of each record to its caller. */
export const dataProviderOf = (transport: Transport) =>
  createDataProvider(transport) as unknown as DataProvider;
