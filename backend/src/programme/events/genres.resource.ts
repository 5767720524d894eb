import { genres as description } from "@festival/contracts/resources/programme/genres";
import { genres } from "../../platform/database/schema/index.ts";
import { defineResource } from "../../platform/resources/defineResource.ts";

export const genresResource = defineResource(description, { table: genres });
