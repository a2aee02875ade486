import { removeTemporaryFolders } from "../../packages/temporary-folder";

afterAll(removeTemporaryFolders);
