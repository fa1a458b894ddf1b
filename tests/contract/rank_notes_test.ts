import { rankNotes } from "../../lib/notes/rank_notes.ts";
import { testExtractor } from "./extractor.ts";

await testExtractor("rankNotes()", () => rankNotes());
