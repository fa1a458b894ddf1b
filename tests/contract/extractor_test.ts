import { extractNotes } from "../../lib/notes/extract_notes.ts";
import { testExtractor } from "./extractor.ts";

await testExtractor("extractNotes()", () => extractNotes);
