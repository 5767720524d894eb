import type { AdminFace, AdminUser } from "../adminFace.ts";
import type { EditingFace, FieldValue } from "../editing.ts";
import type { Locale } from "../locales.ts";
import type { BrowserFragment, BrowserOwner, FragmentContext, FragmentRenderContext, LoadResult, NavigateOptions, OwnerProps, Page, PageRenderContext, PageRequest, PostedFiles, PostedForm, ServerFragment, ServerOwner } from "../pageOwner.ts";
export interface Given {
    request: PageRequest;
    form: PostedForm;
    files: PostedFiles;
    page: Page;
    render: PageRenderContext;
    fragment: FragmentContext;
    fragmentRender: FragmentRenderContext;
    props: OwnerProps;
    values: readonly FieldValue[];
    admin: {
        locale: Locale;
        user: AdminUser;
    };
}
export interface Taken {
    server: ServerOwner;
    loaded: LoadResult;
    app: BrowserOwner;
    navigation: NavigateOptions;
    serverFragment: ServerFragment;
    fragment: BrowserFragment;
    editing: EditingFace;
    admin: AdminFace;
}
